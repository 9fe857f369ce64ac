import type { Participant } from '@lectern/contract/courses/course'
import { type AccessAction, participantAccessLimits } from '@lectern/contract/courses/participant-access'
import { useTexts } from '../../../../lib/texts/index.ts'
import { changeParticipantAccess } from '../../api.ts'
import { AccessForm, type FormKind } from './access-form.tsx'

const takesPart = ({ state }: Participant): boolean => state !== 'waiting'

/** Whom each of them concerns; the others that were chosen are left. */
const fits = {
  // Who has everything without end gains nothing by more.
  grant: (row) => !takesPart(row) || row.ends_at !== null,
  extend: (row) => takesPart(row) && row.ends_at !== null,
  end: takesPart,
  freeze: takesPart,
} as const satisfies Record<FormKind, (row: Participant) => boolean>

const kinds = ['extend', 'end', 'freeze', 'grant'] as const

/** What is done to the access of chosen participants. */
export const useAccessEntries = (product: number) => {
  const { t } = useTexts()
  const workOf = (action: Exclude<AccessAction, { kind: 'revoke' }>) => ({
    perCall: participantAccessLimits.people,
    call: (some: readonly Participant[]) =>
      changeParticipantAccess({
        params: { product },
        body: { user_ids: some.map(({ user }) => user.id), action },
      }),
    doneText: (count: number) => t(`participants.access_done_${action.kind}`, { count }),
  })
  return (chosen: readonly Participant[]) => [
    ...kinds.map((kind) => {
      const rows = chosen.filter(fits[kind])
      return {
        label: t(`participants.access_${kind}`),
        rows,
        form: ({ start, close }: { start: (work: ReturnType<typeof workOf>) => void; close: () => void }) => (
          <AccessForm
            kind={kind}
            product={product}
            count={rows.length}
            onClose={close}
            onAction={(action) => start(workOf(action))}
          />
        ),
      }
    }),
    {
      ...workOf({ kind: 'unfreeze' }),
      label: t('participants.access_unfreeze'),
      rows: chosen.filter(({ state }) => state === 'frozen'),
    },
  ]
}
