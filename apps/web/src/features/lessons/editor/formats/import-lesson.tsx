import type { ImportPlace, LessonFileReport } from '@lectern/contract/lessons/formats/read-lesson-file'
import { Button } from '@lectern/ui/actions/button'
import { Segmented } from '@lectern/ui/choices/segmented'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Notice } from '@lectern/ui/feedback/notice'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Icon } from '@lectern/ui/layout/icon'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { useMutation } from '@tanstack/react-query'
import { FileText, FileUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { restoreVersion } from '../../api.ts'
import { FileContent } from './file-content.tsx'
import styles from './lesson-files.module.css'
import { useLessonFile } from './use-lesson-file.ts'

interface ImportLessonProps {
  /** Into which is read. */
  lesson: { readonly id: number; readonly title: string }
  /** Brings what waits on the device to the server: what is read comes after it. */
  settle: () => Promise<void>
  onTaken: () => Promise<void>
  onClose: () => void
}

/** A way back from what was read. */
const useUndo = (lesson: number, settle: () => Promise<void>, onDone: () => Promise<void>) => {
  const { t } = useTexts()
  return useMutation({
    mutationFn: async (version: number) => {
      await settle()
      await restoreVersion({ params: { lesson, version } })
    },
    onSuccess: onDone,
    onError: (error) => toasts.show({ tone: 'danger', title: errorText(error, t) }),
  })
}

/** Reads a lesson from a file: what it holds and what is lost is shown before anything changes. */
export const ImportLesson = ({ lesson, settle, onTaken, onClose }: ImportLessonProps) => {
  const { t } = useTexts()
  const { state, read, take, stop } = useLessonFile(lesson.id)
  const [place, setPlace] = useState<ImportPlace>('add')
  const undo = useUndo(lesson.id, settle, onTaken)
  const takeOver = async (from: { file: File; report: LessonFileReport }) => {
    await settle()
    const taken = await take(from, place)
    if (!taken) return
    await onTaken()
    onClose()
    const lost = taken.report.notes.filter(({ code }) => code === 'picture_not_kept').length
    toasts.show({
      tone: lost > 0 ? 'warning' : 'success',
      title:
        lost > 0
          ? t('lesson-editor.lesson_import_pictures_lost', { count: lost })
          : t('lesson-editor.lesson_import_done'),
      action: { label: t('create-course.undo'), onSelect: () => undo.mutate(taken.version_before) },
    })
  }
  const count =
    'report' in state ? state.report.sections.reduce((sum, { units }) => sum + units.length, 0) : 0
  const isBusy = state.kind === 'reading' || state.kind === 'taking'
  return (
    <Dialog
      open
      size="workspace"
      onClose={onClose}
      title={t('lesson-editor.lesson_import_title')}
      description={t('lesson-editor.lesson_import_text', { title: lesson.title })}
      closeLabel={t('common.close')}
      actions={
        <>
          {isBusy ? (
            <Button variant="quiet" onClick={stop}>
              {t('lesson-editor.lesson_import_stop')}
            </Button>
          ) : (
            state.kind !== 'none' && <FileButton onFile={(file) => void read(file)} />
          )}
          {'report' in state && (
            <>
              <Segmented
                label={t('lesson-editor.copy_place')}
                value={place}
                onChange={setPlace}
                segments={[
                  { value: 'replace', label: t('lesson-editor.copy_replace') },
                  { value: 'add', label: t('lesson-editor.copy_add') },
                ]}
              />
              <Button variant="primary" busy={state.kind === 'taking'} onClick={() => void takeOver(state)}>
                {t('lesson-editor.lesson_import_take', { count })}
              </Button>
            </>
          )}
        </>
      }
    >
      <DropPlace onFile={(file) => void read(file)} isBusy={isBusy}>
        <FileState state={state} onFile={(file) => void read(file)} />
      </DropPlace>
    </Dialog>
  )
}

interface FileStateProps {
  state: ReturnType<typeof useLessonFile>['state']
  onFile: (file: File) => void
}

/** How far the reading is, what went wrong, and what the file holds. */
const FileState = ({ state, onFile }: FileStateProps) => {
  const { t } = useTexts()
  return (
    <>
      {state.kind === 'none' && (
        <EmptyState
          icon={FileText}
          title={t('lesson-editor.lesson_import_choose')}
          text={t('lesson-editor.lesson_import_choose_text')}
          actions={<FileButton isMain onFile={onFile} />}
        />
      )}
      {state.kind === 'reading' && (
        <>
          <p role="status" className={styles.waiting}>
            {t('lesson-editor.lesson_import_reading', { name: state.file.name })}
          </p>
          <SkeletonText lines={8} />
        </>
      )}
      {state.kind === 'failed' && (
        <Notice
          tone="danger"
          announce="at-once"
          title={t('lesson-editor.lesson_import_not_read', { name: state.file.name })}
        >
          {errorText(state.error, t)}
        </Notice>
      )}
      {state.kind === 'taking' && (
        <ProgressBar
          label={t('lesson-editor.lesson_import_taking')}
          text={t('lesson-editor.lesson_import_taking')}
          value={state.part}
        />
      )}
      {state.kind === 'read' && state.error !== undefined && (
        <Notice tone="danger" announce="at-once" title={t('lesson-editor.lesson_import_not_taken')}>
          {errorText(state.error, t)}
        </Notice>
      )}
      {'report' in state && <FileContent name={state.file.name} report={state.report} />}
    </>
  )
}

interface FileButtonProps {
  isMain?: boolean
  onFile: (file: File) => void
}

const FileButton = ({ isMain = false, onFile }: FileButtonProps) => {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const label = t(isMain ? 'lesson-editor.lesson_import_file' : 'lesson-editor.lesson_import_other')
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'quiet'}
        icon={<Icon of={FileUp} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".md,.markdown,.txt,.zip,.docx,text/markdown"
        aria-label={label}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}

interface DropPlaceProps {
  isBusy: boolean
  onFile: (file: File) => void
  children: ReactNode
}

/** Takes a file that is dropped anywhere in the dialog. */
const DropPlace = ({ isBusy, onFile, children }: DropPlaceProps) => {
  const drop = (event: DragEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const file = event.dataTransfer.files[0]
    if (file && !isBusy) onFile(file)
  }
  return (
    <div
      className={styles.page}
      aria-busy={isBusy}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
