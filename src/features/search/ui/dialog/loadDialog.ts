/** Fetches the code of the dialog, once. */
export const loadDialog = () => import('./SearchDialog');
