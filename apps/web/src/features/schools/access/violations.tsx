import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { Violation, ViolationKind } from '@lectern/contract/schools/access-control'
import { FormSection } from '@lectern/ui/forms/form-section'
import textStyles from '@lectern/ui/text/text.module.css'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { Table, type TableColumn } from '@lectern/ui/lists/table'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { MonitorX, ShieldCheck, UserRoundCog } from 'lucide-react'
import { useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { useDates, useTexts, type TextId } from '../../../lib/texts/index.ts'
import { ListView, useListState } from '../../../frame/index.ts'
import { PersonCell } from '../../staff/index.ts'
import { forgetDevices, listViolations } from '../api.ts'
import styles from '../settings/settings.module.css'
import { EditException, type ExceptionPerson } from './edit-exception.tsx'

const kindTexts: Record<ViolationKind, TextId> = {
  address_refused: 'school.violation_address',
  session_limit: 'school.violation_sessions',
  device_limit: 'school.violation_devices',
}

/** Who was refused, when and from where; and what can be done for them. */
export const Violations = () => {
  const { t } = useTexts()
  const address = useListState({ name: 'violations' })
  const [excepted, setExcepted] = useState<ExceptionPerson>()
  const columns = useColumns()
  const list = useQuery({
    ...queryFor(listViolations, { query: { page: address.page, per_page: address.perPage } }),
    placeholderData: keepPreviousData,
  })
  return (
    <FormSection title={t('school.violations')}>
      <ListView
        list={list}
        address={address}
        skeleton={<SkeletonText lines={4} />}
        empty={<EmptyState icon={ShieldCheck} framed level={3} title={t('school.violations_empty')} />}
      >
        {(rows) => (
          <Table
            caption={t('school.violations')}
            columns={columns}
            rows={rows}
            rowId={({ id }) => String(id)}
            rowActionsLabel={t('school.actions')}
            renderRowActions={({ user }) =>
              user && <ViolationActions person={user} onExcept={() => setExcepted(user)} />
            }
          />
        )}
      </ListView>
      <EditException key={excepted?.id ?? 'none'} person={excepted} onClose={() => setExcepted(undefined)} />
    </FormSection>
  )
}

const useColumns = (): TableColumn<Violation>[] => {
  const { t } = useTexts()
  const { date, clock } = useDates()
  const moment = (at: string) => `${date(at)}, ${clock(at)}`
  return [
    {
      id: 'person',
      header: t('school.person'),
      cell: ({ user }) => (user ? <PersonCell person={user} /> : t('school.log_nobody')),
    },
    {
      id: 'kind',
      header: t('school.violation'),
      cell: ({ kind, limit, at }) => (
        <>
          {limit === null ? t(kindTexts[kind]) : `${t(kindTexts[kind])} (${limit})`}
          <span className={`${textStyles.muted} ${styles.narrowOnly}`}>{moment(at)}</span>
        </>
      ),
    },
    { id: 'ip', header: t('school.violation_ip'), minor: true, cell: ({ ip }) => ip ?? '–' },
    {
      id: 'browser',
      header: t('school.violation_browser'),
      minor: true,
      cell: ({ browser }) => browser ?? '–',
    },
    {
      id: 'at',
      header: t('school.violation_at'),
      align: 'end',
      minor: true,
      cell: ({ at }) => moment(at),
    },
  ]
}

interface ViolationActionsProps {
  person: ExceptionPerson
  onExcept: () => void
}

const ViolationActions = ({ person, onExcept }: ViolationActionsProps) => {
  const { t } = useTexts()
  const forget = useMutation({
    mutationFn: () => forgetDevices({ params: { user: person.id } }),
    onSuccess: () =>
      toasts.show({ tone: 'success', title: t('school.devices_forgotten', { name: person.name }) }),
  })
  return (
    <>
      <IconButton
        icon={UserRoundCog}
        size="small"
        label={t('school.exception_make', { name: person.name })}
        onClick={onExcept}
      />
      <IconButton
        icon={MonitorX}
        size="small"
        label={t('school.devices_forget', { name: person.name })}
        onClick={() => forget.mutate()}
      />
    </>
  )
}
