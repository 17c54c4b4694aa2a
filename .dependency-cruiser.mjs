/**
 * Which folder may import which. `npm run lint` checks them. Paths are those of files, so `..`,
 * `@site/…` and `@sentinel/…` are the same import; types count too, unless a rule leaves them out.
 */

const nodeCode = '^src/(plugins|features/[^/]+/node|lib/(node|html))/';
const views = '^src/(components|features/[^/]+/ui)/';
const browserCode =
  '^(packages/csf/(model|answers|pages)|src/(pages|theme|components|browser-tools|features/[^/]+/(ui|logic)|brand|security|urls|lib/browser))/';
const pureCode = '^(packages/csf/(model|answers|pages)|src/(features/[^/]+/logic|brand|security|urls))/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      severity: 'error',
      name: 'no-circles',
      comment: 'Of two files that import each other, neither can be read alone. Move what both need into a third.',
      from: {},
      to: {circular: true},
    },
    {
      severity: 'error',
      name: 'netfilter-alone',
      comment: 'Linux knows no csf.',
      from: {path: '^packages/csf/model/netfilter/'},
      to: {path: '^(packages|src|tools|tests)/', pathNot: '^packages/csf/model/netfilter/'},
    },
    {
      severity: 'error',
      name: 'model-without-answers',
      comment:
        'The model says what csf does. What a visitor is told about it, and on which page, belongs to the answers, which import the model.',
      from: {path: '^packages/csf/model/'},
      to: {path: '^packages/csf/(answers|pages)/'},
    },
    {
      severity: 'error',
      name: 'csf-alone',
      comment: 'packages/csf knows no site: the site imports it.',
      from: {path: '^packages/csf/(model|answers|pages)/'},
      to: {path: '^(src|tools|tests|deploy|packages/lab)/'},
    },
    {
      severity: 'error',
      name: 'lab-outermost',
      comment:
        'The laboratory imports the site, not the other way round: the site builds without it. Only tests use it.',
      from: {path: '^(src|tools|deploy|packages/csf)/|^[^/]+\\.ts$'},
      to: {path: '^packages/lab/'},
    },
    {
      severity: 'error',
      name: 'no-page-or-swizzle',
      comment: 'Nothing imports a page or a swizzle. What a page needs is beside it in _name/.',
      from: {path: '^src/', pathNot: '^src/(pages|theme)/'},
      to: {path: '^src/(pages|theme)/'},
    },
    {
      severity: 'error',
      name: 'pages-apart',
      comment: 'A page imports neither a swizzle nor what is beside another page.',
      from: {path: '^src/pages/_([^/]+)/'},
      to: {path: '^src/(theme|pages)/', pathNot: '^src/pages/_$1/'},
    },
    {
      severity: 'error',
      name: 'src-without-tools',
      comment: 'The site knows neither the programs that build and deploy it nor its tests.',
      from: {path: '^src/'},
      to: {path: '^(tools|deploy|tests|packages/[^/]+/tests)/'},
    },
    {
      severity: 'error',
      name: 'programs-apart',
      comment: 'No program imports another: what two of them need is in tools/lib.',
      from: {path: '^tools/([^/]+)/'},
      to: {path: '^tools/[^/]+/', pathNot: '^tools/($1|lib)/'},
    },
    {
      severity: 'error',
      name: 'programs-without-tests',
      comment:
        'Programs run without the tests. Only measure/bytes.ts weighs pages with the helpers of the budget test.',
      from: {path: '^(tools|deploy)/', pathNot: '^tools/measure/bytes\\.ts$'},
      to: {path: '^(tests|packages/[^/]+/tests)/'},
    },
    {
      severity: 'error',
      name: 'tools-apart',
      comment:
        'No browser tool imports another: what two of them need is in packages/csf, components or browser-tools/frame.',
      from: {path: '^src/browser-tools/([^/]+)/'},
      to: {path: '^src/browser-tools/[^/]+/', pathNot: '^src/browser-tools/($1|frame)/'},
    },
    {
      severity: 'error',
      name: 'tools-by-pages',
      comment: 'Only the page of a browser tool in docs imports it: what others need is in packages/csf or components.',
      from: {path: '^src/', pathNot: '^src/browser-tools/'},
      to: {path: '^src/browser-tools/(?!frame/)[^/]+/'},
    },
    {
      severity: 'error',
      name: 'features-apart',
      comment: 'Features use components, lib and packages/csf, and no other feature.',
      from: {path: '^src/features/([^/]+)/'},
      to: {path: '^src/features/', pathNot: '^src/features/$1/'},
    },
    {
      severity: 'error',
      name: 'features-from-above',
      comment: 'Features use this folder, not the other way round.',
      from: {path: '^src/(components|browser-tools|brand|security|urls|lib|environment)/'},
      to: {path: '^src/features/'},
    },
    {
      severity: 'error',
      name: 'base-alone',
      comment: 'lib, environment, urls, brand and security import nothing that is built on them.',
      from: {path: '^src/(lib|environment|urls|brand|security)/'},
      to: {path: '^src/(plugins|pages|theme|features|components|browser-tools)/'},
    },
    {
      severity: 'error',
      name: 'logic-without-views',
      comment: 'This code knows nothing of what shows it.',
      from: {path: '^src/(features/[^/]+/(logic|node)|plugins|lib/html)/'},
      to: {path: views},
    },
    {
      severity: 'error',
      name: 'browsers-without-node',
      comment:
        'This runs in browsers too. What needs Node belongs in plugins, lib/node or the node folder of a feature; its types may be imported.',
      from: {path: browserCode},
      to: {path: nodeCode, dependencyTypesNot: ['type-only']},
    },
    {
      severity: 'error',
      name: 'browsers-without-node-modules',
      comment: 'This runs in browsers too, which have no modules of Node.',
      from: {path: browserCode},
      to: {dependencyTypes: ['core']},
    },
    {
      severity: 'error',
      name: 'pure-without-react',
      comment: 'This code runs without React and Docusaurus.',
      from: {path: pureCode},
      to: {path: '(^|node_modules/)(react|react-dom|@docusaurus|@theme)(/|$)'},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '(^|/)(fixtures|build|\\.docusaurus|test-results)/'},
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
