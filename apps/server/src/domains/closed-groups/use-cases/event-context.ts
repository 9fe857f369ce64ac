import type { GroupRow } from '../closed-groups.repository.ts'
import type { GroupDependencies } from '../group-parts.ts'

/** What acts on an event of a group: the parts of the house, the group as it stands, and its bot. */
export interface EventContext {
  readonly dependencies: GroupDependencies
  readonly group: GroupRow
  readonly token: string
  readonly now: Date
}
