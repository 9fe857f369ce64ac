/**
 * What the course calls the place of a module or lesson, such as "Day 3" (labels of document 000 §2); null without a word of
 * its own, and where the title says it already.
 */
export const placeName = (label: string | undefined, number: number, title: string): string | null => {
  if (label === undefined) return null
  const name = `${label} ${number}`
  return title.toLowerCase().startsWith(name.toLowerCase()) ? null : name
}
