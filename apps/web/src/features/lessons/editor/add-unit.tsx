import { unitType, type BuiltUnitType } from '@lectern/contract/blocks/unit-types'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Menu } from '@lectern/ui/actions/menu'
import { AudioLines, Files, Film, ListChecks, Plus, Text, type LucideIcon } from 'lucide-react'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import styles from './section/section-editor.module.css'

interface AddUnitProps {
  /** Alone in an empty section, a quiet plus between two units, or buttons at the end. */
  variant: 'first' | 'between' | 'last'
  onAdd: (typeId: BuiltUnitType) => void
}

const offered = [unitType.text, unitType.video, unitType.audio, unitType.files, unitType.quiz] as const

const looks: Record<(typeof offered)[number], { icon: LucideIcon; add: TextId; help: TextId }> = {
  1: { icon: AudioLines, add: 'create-course.add_audio', help: 'create-course.add_audio_help' },
  2: { icon: Film, add: 'create-course.add_video', help: 'create-course.add_video_help' },
  3: { icon: Text, add: 'create-course.add_text', help: 'create-course.add_text_help' },
  4: { icon: Files, add: 'create-course.add_files', help: 'create-course.add_files_help' },
  5: { icon: ListChecks, add: 'create-course.add_practice', help: 'create-course.add_practice_help' },
}

/** Adds a unit at one place of a section. */
export const AddUnit = ({ variant, onAdd }: AddUnitProps) => {
  const { t } = useTexts()
  if (variant === 'between')
    return (
      <div className={styles.between}>
        <Menu
          label={t('create-course.add_here')}
          entries={offered.map((typeId) => ({
            kind: 'action',
            label: t(looks[typeId].add),
            icon: looks[typeId].icon,
            onSelect: () => onAdd(typeId),
          }))}
          renderTrigger={(attributes) => (
            <IconButton
              {...attributes}
              icon={Plus}
              size="small"
              label={t('create-course.add_here')}
              word={t('create-course.add_here_word')}
            />
          )}
        />
      </div>
    )
  if (variant === 'last')
    return (
      <div className={styles.last}>
        {offered.map((typeId) => (
          <Button key={typeId} icon={<Icon of={looks[typeId].icon} />} onClick={() => onAdd(typeId)}>
            {t(looks[typeId].add)}
          </Button>
        ))}
      </div>
    )
  return (
    <div className={styles.first}>
      {offered.map((typeId) => (
        <button key={typeId} type="button" className={styles.choice} onClick={() => onAdd(typeId)}>
          <Icon of={looks[typeId].icon} size={20} />
          <span className={styles.choiceName}>{t(looks[typeId].add)}</span>
          <span className={styles.choiceHelp}>{t(looks[typeId].help)}</span>
        </button>
      ))}
    </div>
  )
}
