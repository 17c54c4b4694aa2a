// Fenced code never gets here: the build highlights it and passes it to Pre.
export {default} from '@theme/CodeInline';
