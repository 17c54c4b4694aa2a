/** What has to stand in a text, by the name that the parser has for the kind of address. */
export const signsOfAddresses: Readonly<Record<string, RegExp>> = {
  emailAutolink: /@/,
  protocolAutolink: /https?:/i,
  wwwAutolink: /www\./i,
};
