import {variantNames} from '@sentinel/csf/model/variants';

/** The names of the panels in headings and cells. */
export const panelNames: Readonly<Record<string, string>> = {...variantNames, generic: 'No panel'};
