/**
 * The school in which a person works: the one chosen last while it is still one of the own, else the first school,
 * else the learning space (0).
 */
export const chooseCurrentSchool = (schoolIds: readonly number[], chosen: number | null): number => {
  if (chosen === 0) return 0
  if (chosen !== null && schoolIds.includes(chosen)) return chosen
  return schoolIds[0] ?? 0
}
