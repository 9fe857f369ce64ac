import type { Random } from '../question-type.ts'

/** A new list in an order that `random` decides (Fisher and Yates). */
export const shuffle = <T>(items: readonly T[], random: Random): T[] => {
  const rest = [...items]
  const taken: T[] = []
  while (rest.length > 0) taken.push(...rest.splice(Math.floor(random() * rest.length), 1))
  return taken
}
