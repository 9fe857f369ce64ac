import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Film, Link2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { PlacedFiles } from '../../../files/placed/index.ts'
import type { BlockEditorProps, UnitOf } from '../../block-editor.tsx'
import { PreviewChoice } from '../../previews/preview-choice.tsx'
import { ChaptersEditor } from './chapters-editor.tsx'
import { LinkedVideo } from './linked-video.tsx'
import { LinkForm } from './link-form.tsx'
import styles from './video-editor.module.css'

const CaptionsManager = lazy(async () => ({
  default: (await import('../../../files/captions/index.ts')).CaptionsManager,
}))

type Content = UnitOf<2>['content']

/** A film of the storage or of another host, with its time codes. */
export const VideoUnitEditor = ({ unit, onUnit, startHere, label }: BlockEditorProps<UnitOf<2>>) => {
  const { t } = useTexts()
  const [links, setLinks] = useState(false)
  const newest = useRef(unit)
  useEffect(() => {
    newest.current = unit
  })
  const change = (part: Partial<Content>) => {
    newest.current = { ...newest.current, content: { ...newest.current.content, ...part } }
    onUnit(newest.current)
  }
  const { files, link, chapters, preview_index } = unit.content
  const removeLink = () => {
    change({ link: null })
    toasts.show({
      title: t('documents.file_removed', { name: link ?? '' }),
      action: { label: t('documents.undo'), onSelect: () => change({ link }) },
    })
  }
  const isEmpty = files.length === 0 && link === null
  return (
    <div className={styles.video}>
      {links ? (
        <LinkForm
          link={link ?? ''}
          onLink={(address) => {
            setLinks(false)
            change({ link: address, files: [] })
          }}
          onCancel={() => setLinks(false)}
        />
      ) : link === null ? (
        <PlacedFiles
          files={files}
          onFiles={(placed) => change({ files: placed })}
          accept={['video']}
          many={false}
          label={label}
          empty={{
            icon: Film,
            title: 'documents.video_empty',
            text: 'documents.video_empty_text',
            add: 'documents.video_add',
          }}
          more="documents.replace"
          startHere={startHere}
          renderMore={(file, onFile) => (
            <Suspense>
              <CaptionsManager file={file} onFile={onFile} />
            </Suspense>
          )}
          otherWays={
            <Button icon={<Icon of={Link2} />} onClick={() => setLinks(true)}>
              {t('documents.video_link')}
            </Button>
          }
        />
      ) : (
        <LinkedVideo link={link} onEdit={() => setLinks(true)} onRemove={removeLink} />
      )}
      {!isEmpty && (
        <PreviewChoice value={preview_index} onValue={(index) => change({ preview_index: index })} />
      )}
      {!isEmpty && <ChaptersEditor chapters={chapters} onChapters={(next) => change({ chapters: next })} />}
    </div>
  )
}
