import { type TextTemplate, textTemplateLimits } from '@lectern/contract/lessons/text-templates.api'
import { Button } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Notice } from '@lectern/ui/feedback/notice'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { Dialog } from '@lectern/ui/overlays/dialog'
import textStyles from '@lectern/ui/text/text.module.css'
import { LayoutTemplate, PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { NameDialog } from '../../../frame/expert/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { renameTextTemplate } from '../api.ts'
import styles from './templates.module.css'
import { useDeleteTemplate, useTemplates } from './use-templates.ts'

/** The templates of the school: another name, or gone. */
export const ManageTemplates = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTexts()
  const { list, templates, reload } = useTemplates()
  const [renaming, setRenaming] = useState<TextTemplate>()
  const { gone, remove, restore, error } = useDeleteTemplate(reload)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lesson-text.templates')}
      closeLabel={t('common.close')}
      actions={<Button onClick={onClose}>{t('lesson-text.panel_done')}</Button>}
    >
      {list.isPending && <SkeletonText lines={4} />}
      {list.error && (
        <Notice
          tone="danger"
          actions={<Button onClick={() => void list.refetch()}>{t('common.try_again')}</Button>}
        >
          {errorText(list.error, t)}
        </Notice>
      )}
      {list.data && templates.length === 0 && (
        <EmptyState
          level={3}
          icon={LayoutTemplate}
          title={t('lesson-text.templates_empty')}
          text={t('lesson-text.templates_empty_text')}
        />
      )}
      {gone && (
        <Notice
          tone="info"
          actions={
            <Button size="small" busy={restore.isPending} onClick={() => restore.mutate(gone)}>
              {t('create-course.undo')}
            </Button>
          }
        >
          {t('lesson-text.template_deleted', { name: gone.name })}
        </Notice>
      )}
      <ul className={styles.list}>
        {templates.map((template) => (
          <Row
            key={template.id}
            template={template}
            onRename={() => setRenaming(template)}
            onDelete={() => remove.mutate(template)}
          />
        ))}
      </ul>
      {renaming && (
        <NameDialog
          title={t('lesson-text.template_rename')}
          label={t('lesson-text.template_name')}
          submitLabel={t('lesson-text.template_rename_do')}
          start={renaming.name}
          maxLength={textTemplateLimits.name}
          save={async (name) => {
            await renameTextTemplate({ params: { template: renaming.id }, body: { name } })
            await reload()
          }}
          onClose={() => setRenaming(undefined)}
        />
      )}
      {error && (
        <p role="alert" className={textStyles.wrong}>
          {errorText(error, t)}
        </p>
      )}
    </Dialog>
  )
}

interface RowProps {
  template: TextTemplate
  onRename: () => void
  onDelete: () => void
}

const Row = ({ template: { name, author, created_at }, onRename, onDelete }: RowProps) => {
  const { t } = useTexts()
  const { date } = useDates()
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.author}>
          {author} · {date(created_at)}
        </span>
      </span>
      <IconButton
        size="small"
        icon={PencilLine}
        label={t('lesson-text.template_rename_named', { name })}
        onClick={onRename}
      />
      <IconButton
        size="small"
        icon={Trash2}
        label={t('lesson-text.template_delete_named', { name })}
        onClick={onDelete}
      />
    </li>
  )
}
