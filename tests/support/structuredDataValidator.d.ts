declare module '@adobe/structured-data-validator' {
  type Issue = {issueMessage: string; severity: 'ERROR' | 'WARNING'; path: object[]};

  export default class Validator {
    validate(data: {jsonld: object; microdata: object; rdfa: object}): Promise<Issue[]>;
  }
}
