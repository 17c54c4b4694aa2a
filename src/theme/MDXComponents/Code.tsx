// Fenced code never arrives here: the build has highlighted it and hands it to Pre.
export {default} from '@theme/CodeInline';
