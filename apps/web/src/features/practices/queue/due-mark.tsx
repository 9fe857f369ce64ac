import { Badge } from '@lectern/ui/feedback/badge'
import { useTexts } from '../../../lib/texts/index.ts'

const hour_ms = 3_600_000

/** From here on it is told how much time is left. */
const toldFrom_h = 24

const hoursUntil = (at: string): number => (Date.parse(at) - Date.now()) / hour_ms

/** That an answer is late, or how soon it will be. */
export const DueMark = ({ dueAt }: { dueAt: string | null }) => {
  const { t, number } = useTexts()
  if (dueAt === null) return null
  const left = hoursUntil(dueAt)
  if (left <= 0) return <Badge tone="danger">{t('practices.queue_is_late')}</Badge>
  if (left > toldFrom_h) return null
  const time =
    left < 1
      ? number(Math.ceil(left * 60), { style: 'unit', unit: 'minute', unitDisplay: 'short' })
      : number(Math.floor(left), { style: 'unit', unit: 'hour', unitDisplay: 'short' })
  return <Badge tone="warning">{t('practices.queue_due_in', { time })}</Badge>
}
