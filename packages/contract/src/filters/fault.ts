/** What is wrong with a filter; the web has the words. */
export type FilterFaultCode =
  /** Neither a group nor a condition, or both at once. */
  | 'unreadable_filter'
  | 'empty_group'
  | 'too_many_conditions'
  | 'too_many_groups'
  | 'unknown_family'
  | 'unknown_field'
  | 'unknown_operator'
  | 'wrong_value'

/** One fault, and where in the tree it is. */
export interface FilterFault {
  readonly code: FilterFaultCode
  readonly path: readonly (string | number)[]
}
