/** What few pages show, or only after somebody asks: these style sheets come with the scripts that need them. */
export const rarelyShown = [
  'components/BlockDecoder/',
  'components/ConfigChecker/',
  'components/ContactForm/',
  'components/Form/',
  'components/RuleBuilder/',
  'components/SearchModal/dialog.module.css',
  'components/SettingsFilter/',
  'components/Tool/',
  'pages/',
];

const pattern = rarelyShown
  .join('|')
  .replaceAll('.', String.raw`\.`)
  .replaceAll('/', String.raw`[\\/]`);

/** The files of all other style sheets. They become one, so that their order is the same on every page. */
export const styleSheetOfAllPages = new RegExp(String.raw`^(?!.*[\\/]src[\\/](?:${pattern}))`);
