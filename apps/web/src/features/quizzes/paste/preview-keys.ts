/**
 * Keys that stay the same while a text is being written; those that are added get keys of their own. They sort as they were made,
 * because kinds that list their parts by key are to keep the order of the text.
 */
export const previewKeys = () => {
  let made = 0
  return () => `preview-${String((made += 1)).padStart(6, '0')}`
}
