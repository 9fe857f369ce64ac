import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Menu } from '@lectern/ui/actions/menu'
import { Plus } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import { blockDescriptions } from '../../blocks/index.ts'
import styles from './section/section-editor.module.css'

interface AddUnitProps {
  /** Alone in an empty section, a quiet plus between two units, or buttons at the end. */
  variant: 'first' | 'between' | 'last'
  onAdd: (typeId: BuiltUnitType) => void
}

/** Adds a unit at one place of a section. */
export const AddUnit = ({ variant, onAdd }: AddUnitProps) => {
  const { t } = useTexts()
  if (variant === 'between')
    return (
      <div className={styles.between}>
        <Menu
          label={t('lesson-editor.add_here')}
          entries={blockDescriptions.map(({ typeId, icon, add }) => ({
            kind: 'action',
            label: t(add),
            icon,
            onSelect: () => onAdd(typeId),
          }))}
          renderTrigger={(attributes) => (
            <IconButton
              {...attributes}
              icon={Plus}
              size="small"
              label={t('lesson-editor.add_here')}
              word={t('lesson-editor.add_here_word')}
            />
          )}
        />
      </div>
    )
  if (variant === 'last')
    return (
      <div className={styles.last}>
        {blockDescriptions.map(({ typeId, icon, add }) => (
          <Button key={typeId} icon={<Icon of={icon} />} onClick={() => onAdd(typeId)}>
            {t(add)}
          </Button>
        ))}
      </div>
    )
  return (
    <div className={styles.first}>
      {blockDescriptions.map(({ typeId, icon, add, help }) => (
        <button key={typeId} type="button" className={styles.choice} onClick={() => onAdd(typeId)}>
          <Icon of={icon} size={20} />
          <span className={styles.choiceName}>{t(add)}</span>
          <span className={styles.choiceHelp}>{t(help)}</span>
        </button>
      ))}
    </div>
  )
}
