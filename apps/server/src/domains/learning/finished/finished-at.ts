/** When the last of some lessons was done; null while one is left, and where there are none. */
export const finishedAt = (lessons: readonly { readonly doneAt: Date | null }[]): Date | null => {
  const moments = lessons.flatMap(({ doneAt }) => doneAt ?? [])
  if (moments.length === 0 || moments.length < lessons.length) return null
  return new Date(Math.max(...moments.map((at) => at.getTime())))
}
