/** What Docusaurus writes for a site without a namespace in its storage keys. */
export default {type: 'localStorage', namespace: ''};
