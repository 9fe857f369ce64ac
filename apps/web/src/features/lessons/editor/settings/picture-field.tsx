import { useMutation } from '@tanstack/react-query'
import { Button } from '@lectern/ui/actions/button'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Icon } from '@lectern/ui/layout/icon'
import textStyles from '@lectern/ui/text/text.module.css'
import { Image, ImagePlus, Trash2 } from 'lucide-react'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { errorText, fieldText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { savePicture } from '../../api.ts'
import styles from './lesson-settings.module.css'

// With the part that cuts pictures: it comes when one was chosen.
const CutPicture = lazy(async () => ({ default: (await import('./cut-picture.tsx')).CutPicture }))

interface PictureFieldProps {
  label: string
  /** Where the picture is; null without one. */
  url: string | null
  onUrl: (url: string | null) => Promise<unknown>
  /** Keeps a picture in base64 and answers its address; as one of a course unless something else is named. */
  keep?: (image: string) => Promise<string>
  /** Stands in the frame without a picture. */
  instead?: ReactNode
  /** Where the picture is as large as it is shown, above its buttons. */
  large?: boolean
}

const keepCoursePicture = async (image: string): Promise<string> =>
  (await savePicture({ body: { image } })).data.url

/** Removes a picture, with a way back. */
const useRemoval = (onUrl: PictureFieldProps['onUrl']) => {
  const { t } = useTexts()
  return useMutation({
    // What stood there is a variable of the removal: once it succeeds, the field itself has no picture any more.
    mutationFn: (_removed: Pick<PictureFieldProps, 'url' | 'onUrl'>) => onUrl(null),
    onSuccess: (_answer, removed) =>
      toasts.show({
        title: t('lesson-editor.picture_removed'),
        action: { label: t('create-course.undo'), onSelect: () => void removed.onUrl(removed.url) },
      }),
  })
}

/** A wide picture that is chosen, cut to 16:9, replaced and removed with a way back. */
export const PictureField = ({
  label,
  url,
  onUrl,
  keep = keepCoursePicture,
  instead,
  large = false,
}: PictureFieldProps) => {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File>()
  const save = useMutation({
    mutationFn: async (image: string) => onUrl(await keep(image)),
    onSuccess: () => setChosen(undefined),
    meta: { showsErrors: true },
  })
  const remove = useRemoval(onUrl)
  return (
    <div className={styles.picture} data-large={large || undefined} role="group" aria-label={label}>
      <div className={styles.frame}>
        {url === null ? (
          (instead ?? <Icon of={Image} size={24} />)
        ) : (
          <img src={url} alt="" decoding="async" />
        )}
      </div>
      <div className={styles.pictureWords}>
        <strong>{label}</strong>
        <div className={styles.buttons}>
          <Button size="small" icon={<Icon of={ImagePlus} />} onClick={() => input.current?.click()}>
            {t(url === null ? 'lesson-editor.picture_choose' : 'lesson-editor.picture_replace')}
          </Button>
          {url !== null && (
            <Button
              size="small"
              variant="quiet"
              icon={<Icon of={Trash2} />}
              busy={remove.isPending}
              onClick={() => remove.mutate({ url, onUrl })}
            >
              {t('create-course.picture_remove')}
            </Button>
          )}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label={label}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          save.reset()
          setChosen(file)
        }}
      />
      {chosen && (
        <Suspense>
          <CutPicture
            file={chosen}
            busy={save.isPending}
            error={save.error && (fieldText(save.error, 'image', t) ?? errorText(save.error, t))}
            onCut={(image) => save.mutate(image)}
            onClose={() => setChosen(undefined)}
          />
        </Suspense>
      )}
      {remove.error && (
        <p role="alert" className={textStyles.wrong}>
          {errorText(remove.error, t)}
        </p>
      )}
    </div>
  )
}
