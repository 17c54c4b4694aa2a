import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * The inline script that colours the page before it is drawn takes any name over from the address
 * and from the storage. Before the page comes to life this leaves only the two that there are.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {dataset} = document.documentElement;
  const mode = dataset.theme === 'dark' ? 'dark' : 'light';
  dataset.theme = mode;
  dataset.themeChoice = mode;
}
