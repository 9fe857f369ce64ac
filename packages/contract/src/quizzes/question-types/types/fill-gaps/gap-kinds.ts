/** How a gap is filled (document 002 §3, "Answer group"). */
export const gapKind = { typed: 1, choice: 2 } as const
/** Where a gap of choices takes them from: a list of its own, or chips below the text that all such gaps share. */
export const gapDisplay = { dropdown: 1, flat: 2 } as const

interface Gap {
  readonly type_id: 1 | 2
  readonly display_type_id: 1 | 2
}

export const isTypedGap = ({ type_id }: Gap): boolean => type_id === gapKind.typed
export const isFlatGap = (gap: Gap): boolean => !isTypedGap(gap) && gap.display_type_id === gapDisplay.flat
