/** The picked options after a press on `id`: it alone of `one`, on or off of `many`, in the order of the question. */
export const pickedAfter = (
  kind: 'one' | 'many',
  options: readonly { id: string }[],
  picked: readonly string[],
  id: string,
): string[] => {
  if (kind === 'one') return [id]
  const next = picked.includes(id) ? picked.filter((each) => each !== id) : [...picked, id]
  return options.map((option) => option.id).filter((each) => next.includes(each))
}
