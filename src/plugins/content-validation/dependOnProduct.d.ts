export function fileOfPart(folder: string, directive: string): string;
