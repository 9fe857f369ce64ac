import { type RecordingKind, recordingFileName } from '@lectern/contract/files/recording-name'

/** Formats of recordings, the preferred ones first (document 002 §9). */
export const recordingFormats: Readonly<Record<RecordingKind, readonly string[]>> = {
  audio: ['audio/webm;codecs=opus', 'audio/webm', 'audio/ogg;codecs=opus', 'audio/mp4', 'audio/mpeg'],
  video: [
    'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
    'video/mp4',
    'video/webm;codecs=vp9,opus',
    'video/webm;codecs=vp8,opus',
    'video/webm',
  ],
}

const extensions: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
}

/** The first format that the browser records; empty leaves the choice to the browser. */
export const chooseFormat = (kind: RecordingKind, isSupported: (format: string) => boolean): string =>
  recordingFormats[kind].find((format) => isSupported(format)) ?? ''

/** `audio-recording-{timestamp}` with the extension of its type (document 002 §9). */
export const recordingName = (kind: RecordingKind, startedAt: number, mimeType: string): string => {
  const type = mimeType.split(';')[0]?.trim() ?? ''
  return recordingFileName(kind, startedAt, extensions[type] ?? 'webm')
}
