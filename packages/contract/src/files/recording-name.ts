/** What can be recorded in the browser. */
export type RecordingKind = 'audio' | 'video'

/** How the file of a recording is called until somebody renames it (document 002 §9). `startedAt` in milliseconds. */
export const recordingFileName = (kind: RecordingKind, startedAt: number, extension: string): string =>
  `${kind}-recording-${startedAt}.${extension}`

/** What a file name says of the recording that it was given to; null for every other name. */
export const readRecordingName = (name: string): { kind: RecordingKind; startedAt: Date } | null => {
  const [, kind, moment] = /^(audio|video)-recording-(\d{13})(?:\.\w{2,5})?$/.exec(name) ?? []
  if (kind === undefined) return null
  return { kind: kind === 'audio' ? 'audio' : 'video', startedAt: new Date(Number(moment)) }
}
