import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AccessException } from '@lectern/contract/schools/access-control'
import { FormSection } from '@lectern/ui/forms/form-section'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Table } from '@lectern/ui/lists/table'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import { useTexts, type Translate } from '../../../lib/texts/index.ts'
import { listAccessExceptions, removeAccessException } from '../api.ts'
import { ListView } from '../../../frame/index.ts'
import { PersonCell } from '../../staff/index.ts'
import { EditException } from './edit-exception.tsx'

const ruleText = (exception: AccessException, t: Translate): string => {
  const limit = (value: number | null) => (value === null ? t('school.access_no_limit') : String(value))
  return [
    exception.skip_addresses ? t('school.exception_any_address') : '',
    exception.has_own_session_limit
      ? t('school.exception_sessions', { limit: limit(exception.session_limit) })
      : '',
    exception.has_own_device_limit
      ? t('school.exception_devices', { limit: limit(exception.device_limit) })
      : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

const ExceptedPerson = ({ user }: AccessException) => <PersonCell person={user} />

/** People for whom other rules count. New ones are made from the log of refusals, where they are met. */
export const Exceptions = () => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const [edited, setEdited] = useState<AccessException>()
  const list = useQuery(queryFor(listAccessExceptions, {}))
  const remove = useMutation({
    mutationFn: (user: number) => removeAccessException({ params: { user } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeyOf(listAccessExceptions) }),
  })
  return (
    <FormSection title={t('school.exceptions')} text={t('school.exceptions_text')}>
      <ListView list={list} empty={null}>
        {(rows) => (
          <Table
            caption={t('school.exceptions')}
            rows={rows}
            rowId={({ user }) => String(user.id)}
            columns={[
              {
                id: 'person',
                header: t('school.person'),
                cell: ExceptedPerson,
              },
              { id: 'rule', header: t('school.exception_rule'), cell: (row) => ruleText(row, t) },
            ]}
            rowActionsLabel={t('school.actions')}
            renderRowActions={(row) => (
              <>
                <IconButton
                  icon={Pencil}
                  size="small"
                  label={t('school.exception_edit', { name: row.user.name })}
                  onClick={() => setEdited(row)}
                />
                <IconButton
                  icon={Trash2}
                  size="small"
                  label={t('school.exception_remove', { name: row.user.name })}
                  onClick={() => remove.mutate(row.user.id)}
                />
              </>
            )}
          />
        )}
      </ListView>
      <EditException
        key={edited?.user.id ?? 'none'}
        person={edited?.user}
        before={edited}
        onClose={() => setEdited(undefined)}
      />
    </FormSection>
  )
}
