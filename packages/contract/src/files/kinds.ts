/** What a file is, by its content. */
export const fileKinds = ['image', 'video', 'audio', 'pdf', 'document', 'archive', 'other'] as const
export type FileKind = (typeof fileKinds)[number]

/** Where processing of a file stands (document 001 §3). */
export const processStatuses = ['pending', 'processing', 'completed', 'failed'] as const
export type ProcessStatus = (typeof processStatuses)[number]

/**
 * Why processing failed, or what is missing although it completed. Codes; the web translates them
 * (`process_error_{code}` of the files group).
 */
export const processErrors = [
  'unreadable',
  'incomplete',
  'disguised',
  'too_large_to_process',
  'too_many_pixels',
  'too_many_pages',
  'too_long',
  'protected',
  'timed_out',
  'tool_missing',
  'renditions_unavailable',
  'preview_unavailable',
  'stopped',
  'not_supported',
] as const
export type ProcessError = (typeof processErrors)[number]

/** What a file made from another one is to it. */
export const derivedFileRoles = [
  'poster',
  'image',
  'clean',
  'hls',
  'hls_rendition',
  'mp4',
  'mp3',
  'aac',
  'storyboard',
  'storyboard_vtt',
  'preview_pdf',
  'captions',
] as const
export type DerivedFileRole = (typeof derivedFileRoles)[number]

/** Waveform bars of a short audio (document 001 §9). */
export const peakCount = 21
