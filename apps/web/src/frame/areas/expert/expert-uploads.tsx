import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { UploadPanel, uploads, useUploads } from '../../../features/files/uploads/index.ts'

interface ExpertUploadsProps {
  person: number
  /** The school that is worked in; none in the learning space. */
  schoolId: number | null
}

/** A file that is dropped beside what takes it would be opened in place of the page. */
const useNoStrayDrop = () => {
  useEffect(() => {
    const keep = (event: DragEvent) => {
      const isTaken = event.defaultPrevented || event.target instanceof HTMLInputElement
      if (isTaken || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', keep)
    window.addEventListener('drop', keep)
    return () => {
      window.removeEventListener('dragover', keep)
      window.removeEventListener('drop', keep)
    }
  }, [])
}

/** Where uploads are seen in the workbench; goes on with what an earlier visit left. */
export const ExpertUploads = ({ person, schoolId }: ExpertUploadsProps) => {
  const { texts } = useRouteContext({ from: '/expert' })
  const isEmpty = useUploads().length === 0
  const [hasWords, setWords] = useState(false)
  useNoStrayDrop()
  useEffect(() => {
    void uploads.begin({ person: String(person), schoolId })
  }, [person, schoolId])
  useEffect(() => {
    if (!isEmpty) void texts.need('files').then(() => setWords(true))
  }, [isEmpty, texts])
  return hasWords && !isEmpty ? <UploadPanel /> : null
}
