import type { EnrolmentState } from '@lectern/contract/access/access'
import type { Participant } from '@lectern/contract/courses/course'
import { Badge } from '@lectern/ui/feedback/badge'
import type { TableColumn } from '@lectern/ui/lists/table'
import { type Dates, type ReaderTexts, useDates, useTexts } from '../../../../lib/texts/index.ts'
import { PersonCell } from '../../../staff/index.ts'

const PersonOf = ({ user }: Participant) => <PersonCell person={user} />

const tones = {
  active: 'success',
  frozen: 'info',
  expired: 'warning',
  waiting: 'neutral',
  revoked: 'neutral',
} as const satisfies Record<EnrolmentState, string>

type Standing = Pick<Participant, 'state' | 'frozen_until'>

/** How somebody stands to a product at this moment. */
export const AccessState = ({ state, frozen_until }: Standing) => {
  const { t } = useTexts()
  const { date } = useDates()
  return (
    <Badge tone={tones[state]}>
      {frozen_until === null
        ? t(`participants.access_state_${state}`)
        : t('participants.access_state_frozen_until', { date: date(frozen_until) })}
    </Badge>
  )
}

/** In the list without the date, for which a phone has no room. */
const StateOf = ({ state }: Participant) => <AccessState state={state} frozen_until={null} />

type Words = Pick<ReaderTexts & Dates, 't' | 'date'>

/** What the list tells of everybody. */
export const participantColumns = ({ t, date }: Words, hasProgress: boolean): TableColumn<Participant>[] => [
  {
    id: 'name',
    header: t('create-course.person'),
    cell: PersonOf,
  },
  { id: 'state', header: t('participants.access_state'), cell: StateOf },
  ...(hasProgress
    ? [
        {
          id: 'progress',
          minor: 'phone' as const,
          header: t('create-course.progress'),
          align: 'end' as const,
          cell: ({ progress }: Participant) => t('participants.percent', { percent: progress }),
        },
      ]
    : []),
  {
    id: 'source',
    header: t('participants.participant_source'),
    minor: true,
    cell: ({ source, offers }) =>
      offers.length > 0
        ? offers.map(({ title }) => title).join(', ')
        : t(`participants.participant_source_${source}`),
  },
  {
    id: 'since',
    header: t('participants.since'),
    align: 'end',
    minor: true,
    cell: ({ started_at }) => date(started_at),
  },
  {
    id: 'ends',
    header: t('participants.participant_ends'),
    align: 'end',
    minor: true,
    cell: ({ ends_at, state }) => {
      if (state === 'waiting') return ''
      return ends_at === null ? t('participants.participant_no_end') : date(ends_at)
    },
  },
]
