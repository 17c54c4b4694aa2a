import {tabNames} from '@sentinel/csf/answers/terms/tabGroups';

/** The names of the panels in headings and cells. */
export const panelNames: Readonly<Record<string, string>> = tabNames.panel;
