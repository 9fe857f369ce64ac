/** Share of the lessons that are done, as whole per cent: 100 only when all are, 0 only when none is. */
export const shareDone = (done: number, total: number): number => {
  if (total <= 0 || done <= 0) return 0
  if (done >= total) return 100
  return Math.min(99, Math.max(1, Math.round((done / total) * 100)))
}
