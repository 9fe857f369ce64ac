/** What no document carries: a line with a link to the learner's page stands in its place. */
export const leftOutKinds = [
  'audio',
  'video',
  'files',
  'quiz',
  'comments',
  'html',
  'frame',
  'picture',
] as const
export type LeftOutKind = (typeof leftOutKinds)[number]
