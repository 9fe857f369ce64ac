import type { Lesson } from '@lectern/contract/lessons/lesson'
import { Field } from '@lectern/ui/fields/field'
import { Switch } from '@lectern/ui/choices/switch'
import { SideSheet } from '@lectern/ui/overlays/side-sheet'
import type { DraftDocument } from '../../../../lib/drafts/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { LessonDraft } from '../lesson-kind.ts'
import { LessonAddress } from './lesson-address.tsx'
import { LessonPictures } from './lesson-pictures.tsx'
import { LessonRelease } from './lesson-release.tsx'
import { LessonStatus } from './lesson-status.tsx'
import styles from './lesson-settings.module.css'

interface LessonSettingsProps {
  open: boolean
  onClose: () => void
  lesson: Lesson
  kept: DraftDocument<LessonDraft> | undefined
  fields: LessonDraft
  /** Reads the lesson anew after something was stored beside the draft. */
  reload: () => Promise<void>
}

/** What a lesson is beside its content (document 000 §3): status, address, pictures, who may read it and when it opens. */
export const LessonSettings = ({ open, onClose, lesson, kept, fields, reload }: LessonSettingsProps) => {
  const { t } = useTexts()
  const change = (part: Partial<LessonDraft>) => kept?.edit({ ...(kept.state()?.content ?? fields), ...part })
  return (
    <SideSheet
      open={open}
      onClose={onClose}
      title={t('lesson-editor.lesson_settings')}
      closeLabel={t('common.close')}
    >
      <div className={styles.settings}>
        <LessonStatus value={fields.status_id} onValue={(status_id) => change({ status_id })} />
        <LessonAddress lesson={lesson} reload={reload} />
        <section className={styles.group} aria-labelledby="lesson-readers">
          <h3 id="lesson-readers" className={styles.title}>
            {t('lesson-editor.lesson_readers')}
          </h3>
          <Switch
            label={t('lesson-editor.free_preview')}
            help={t('lesson-editor.free_preview_help')}
            checked={fields.is_public}
            onChange={(event) => change({ is_public: event.currentTarget.checked })}
          />
          <Field label={t('lesson-editor.lesson_offers')} help={t('lesson-editor.lesson_offers_help')}>
            <output>{t('lesson-editor.lesson_offers_all')}</output>
          </Field>
        </section>
        <section className={styles.group} aria-labelledby="lesson-opening">
          <h3 id="lesson-opening" className={styles.title}>
            {t('lesson-editor.opening')}
          </h3>
          <Switch
            label={t('lesson-editor.lesson_open_at_once')}
            help={t('lesson-editor.lesson_open_at_once_help')}
            checked={fields.is_open}
            onChange={(event) => change({ is_open: event.currentTarget.checked })}
          />
          {!fields.is_open && <LessonRelease lesson={lesson} reload={reload} />}
          <Switch
            label={t('lesson-editor.lesson_skip_checkpoint')}
            help={t('lesson-editor.lesson_skip_checkpoint_help')}
            checked={fields.is_skip_checkpoint}
            onChange={(event) => change({ is_skip_checkpoint: event.currentTarget.checked })}
          />
        </section>
        <LessonPictures lesson={lesson} reload={reload} />
      </div>
    </SideSheet>
  )
}
