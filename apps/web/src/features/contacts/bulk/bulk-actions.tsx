import { type ContactActionKind, rightsOfAction } from '@lectern/contract/contacts/bulk'
import { rightsToAddresses } from '@lectern/contract/contacts/export'
import { mayOnAny } from '@lectern/contract/kernel/course-rights'
import { Button } from '@lectern/ui/actions/button'
import { Menu } from '@lectern/ui/actions/menu'
import { Icon } from '@lectern/ui/layout/icon'
import { ChevronDown, Download, type LucideIcon, Tag, UserCog } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import { useHeldRights } from '../../staff/index.ts'
import { useMaySeeFields } from './export-contacts-dialog.tsx'

export type BulkAsked = ContactActionKind | 'export'

/** Those that are asked for most often stand in the bar, the others in its menu. */
const inBar: readonly { kind: BulkAsked; icon: LucideIcon }[] = [
  { kind: 'tag', icon: Tag },
  { kind: 'manager', icon: UserCog },
  { kind: 'export', icon: Download },
]
const inMenu: readonly ContactActionKind[] = [
  ...(['untag', 'list_add', 'list_remove', 'field', 'points'] as const),
  ...(['give_access', 'extend_access', 'end_access', 'block', 'unblock', 'erase'] as const),
]

/** Which lists there are is told to those who see lists; which products, to those who see contacts of the whole school. */
const maySeeLists = (held: ReadonlySet<string>): boolean =>
  held.has('contactlist_list') || held.has('contactlist_read')
const mayTeach = (held: ReadonlySet<string>): boolean =>
  mayOnAny('edit').anyOf.some((right) => held.has(right)) &&
  (held.has('contact_list') || held.has('contact_read') || maySeeLists(held))

/** What the reader may do with chosen contacts. */
export const useOfferedActions = (): ReadonlySet<BulkAsked> => {
  const held = useHeldRights()
  const maySeeFields = useMaySeeFields()
  const isOffered: Partial<Record<ContactActionKind, boolean>> = {
    ...{ field: maySeeFields, list_add: maySeeLists(held), list_remove: maySeeLists(held) },
    ...{ give_access: mayTeach(held), extend_access: mayTeach(held), end_access: mayTeach(held) },
  }
  const kinds: readonly ContactActionKind[] = ['tag', 'manager', ...inMenu]
  const actions = kinds.filter(
    (kind) => rightsOfAction[kind].every((right) => held.has(right)) && (isOffered[kind] ?? true),
  )
  const mayExport = held.has('contact_export') && rightsToAddresses.some((right) => held.has(right))
  return new Set<BulkAsked>([...actions, ...(mayExport ? (['export'] as const) : [])])
}

interface BulkActionsProps {
  offered: ReadonlySet<BulkAsked>
  onAsk: (asked: BulkAsked) => void
}

/** Actions of the bar of chosen contacts. */
export const BulkActions = ({ offered, onAsk }: BulkActionsProps) => {
  const { t } = useTexts()
  const more = inMenu.filter((kind) => offered.has(kind))
  return (
    <>
      {inBar
        .filter(({ kind }) => offered.has(kind))
        .map(({ kind, icon }) => (
          <Button key={kind} size="small" icon={<Icon of={icon} />} onClick={() => onAsk(kind)}>
            {t(`contacts.bulk_${kind}`)}
          </Button>
        ))}
      {more.length > 0 && (
        <Menu
          label={t('contacts.bulk_more')}
          side="above"
          entries={more.map((kind) => ({
            kind: 'action' as const,
            label: t(`contacts.bulk_${kind}`),
            danger: kind === 'erase',
            onSelect: () => onAsk(kind),
          }))}
          renderTrigger={(attributes) => (
            <Button {...attributes} size="small" iconEnd={<Icon of={ChevronDown} />}>
              {t('contacts.bulk_more')}
            </Button>
          )}
        />
      )}
    </>
  )
}
