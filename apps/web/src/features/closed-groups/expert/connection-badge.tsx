import type { ConnectionState } from '@lectern/contract/closed-groups/group-states'
import { Badge } from '@lectern/ui/feedback/badge'
import { CircleCheck, type LucideIcon, TriangleAlert, Unplug } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'

const looks: Readonly<
  Record<ConnectionState, { tone: 'success' | 'warning' | 'neutral'; icon: LucideIcon }>
> = {
  ok: { tone: 'success', icon: CircleCheck },
  error: { tone: 'warning', icon: TriangleAlert },
  not_connected: { tone: 'neutral', icon: Unplug },
}

/** Whether the bot of a group can do its work, by colour, icon and word together. */
export const ConnectionBadge = ({ state }: { state: ConnectionState }) => {
  const { t } = useTexts()
  return <Badge {...looks[state]}>{t(`closed-groups.closed_state_${state}`)}</Badge>
}
