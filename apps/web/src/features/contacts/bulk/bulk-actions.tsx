import { type ContactActionKind, rightOfAction } from '@lectern/contract/contacts/bulk'
import { Button } from '@lectern/ui/actions/button'
import { Menu } from '@lectern/ui/actions/menu'
import { Icon } from '@lectern/ui/layout/icon'
import { ChevronDown, Download, type LucideIcon, Tag, UserCog } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import { useHeldRights } from '../../staff/index.ts'
import { useMaySeeFields } from './export-contacts-dialog.tsx'

export type BulkAsked = ContactActionKind | 'export'

/** What the reader may do with chosen contacts. */
export const useOfferedActions = (): ReadonlySet<BulkAsked> => {
  const held = useHeldRights()
  const maySeeFields = useMaySeeFields()
  const kinds: readonly ContactActionKind[] = [
    'tag',
    'untag',
    'manager',
    'field',
    'block',
    'unblock',
    'erase',
  ]
  const actions = kinds.filter((kind) => held.has(rightOfAction[kind]) && (kind !== 'field' || maySeeFields))
  return new Set<BulkAsked>([...actions, ...(held.has('contact_export') ? (['export'] as const) : [])])
}

/** Those that are asked for most often stand in the bar, the others in its menu. */
const inBar: readonly { kind: BulkAsked; icon: LucideIcon }[] = [
  { kind: 'tag', icon: Tag },
  { kind: 'manager', icon: UserCog },
  { kind: 'export', icon: Download },
]
const inMenu: readonly BulkAsked[] = ['untag', 'field', 'block', 'unblock', 'erase']

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
