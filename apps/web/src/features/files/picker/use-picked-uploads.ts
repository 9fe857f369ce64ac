import { type Upload, useUploads } from '../uploads/index.ts'

/** The uploads that were begun here. */
export const usePickedUploads = (ids: readonly string[]): readonly Upload[] =>
  useUploads().filter(({ id }) => ids.includes(id))
