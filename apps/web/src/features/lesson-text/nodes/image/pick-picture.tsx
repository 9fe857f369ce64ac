import type { File as StoredFile } from '@lectern/contract/files/file'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import type { LucideIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

// With the storage and its ways in: it comes when it is asked for.
const FilePicker = lazy(async () => ({
  default: (await import('../../../files/picker/index.ts')).FilePicker,
}))

interface PickPictureProps {
  icon: LucideIcon
  label: string
  many?: boolean
  isMain?: boolean
  startHere?: boolean
  onPicked: (files: readonly StoredFile[]) => void
}

/** A button that asks for pictures: uploaded, pasted or dropped, taken from the storage, fetched by their address. */
export const PickPicture = (props: PickPictureProps) => {
  const { icon, label, many = false, isMain = false, startHere = false, onPicked } = props
  const [picks, setPicks] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant={isMain ? 'primary' : 'secondary'}
        icon={<Icon of={icon} />}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the block was asked for by the person a moment ago
        autoFocus={startHere}
        onClick={() => setPicks(true)}
      >
        {label}
      </Button>
      {picks && (
        <Suspense>
          <FilePicker
            model="infoUnitContent"
            accept={['image']}
            many={many}
            onPicked={(files) => {
              setPicks(false)
              onPicked(files)
            }}
            onClose={() => setPicks(false)}
          />
        </Suspense>
      )}
    </>
  )
}
