import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { onSignOfLife } from '../../../lib/signs-of-life.ts'

/** Whoever is still busy with the lesson is left there: so long nothing was pressed, scrolled or typed, in milliseconds. */
const restedAfter = 10_000

const keyOf = (course: number): string => `lectern-led-on:${course}`

const wasLed = (course: number): boolean => {
  try {
    return localStorage.getItem(keyOf(course)) !== null
  } catch {
    return true
  }
}

const noteLed = (course: number): void => localStorage.setItem(keyOf(course), '1')

/** Whether the device has been without network since this was first asked: what was done then was sent later. */
export const useWasCutOff = (): boolean => {
  const [isCutOff, setCutOff] = useState(() => !navigator.onLine)
  useEffect(() => {
    const note = () => setCutOff(true)
    window.addEventListener('offline', note)
    return () => window.removeEventListener('offline', note)
  }, [])
  return isCutOff
}

/**
 * Leads a reader who rests on to the page of the finished course, once for a course on a device, so that coming back from there leads
 * nowhere. A device that keeps nothing is led nowhere.
 *
 * @param isDue whether there is a reason to, and nothing of the lesson is left to read
 * @returns whether it is about to
 */
export const useLeadOn = (course: number, href: string, isDue: boolean): boolean => {
  const router = useRouter()
  const [isFirst] = useState(() => !wasLed(course))
  const leads = isDue && isFirst
  useEffect(() => {
    if (!leads) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const lead = () => {
      if (document.visibilityState === 'hidden') return wait()
      noteLed(course)
      void router.navigate({ href })
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(lead, restedAfter)
    }
    wait()
    const stop = onSignOfLife(window, wait)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [leads, course, href, router])
  return leads
}
