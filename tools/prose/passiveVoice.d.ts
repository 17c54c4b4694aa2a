declare module 'passive-voice' {
  /** Finds a form of "be" before a participle. */
  export default function passiveVoice(text: string): {index: number; offset: number}[];
}
