import { describe, expect, test } from 'vitest'
import { readDevice, isSameDevice } from './devices.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const CHROME = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/146.0.0.0 Safari/537.36`
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

describe('a device is known by its browser and its system', () => {
  test.each([
    [CHROME, 'Chrome', 'Windows'],
    [`${CHROME} Edg/146.0.0.0`, 'Edge', 'Windows'],
    [`${CHROME} OPR/120.0.0.0`, 'Opera', 'Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 YaBrowser/26.1.0.0 Safari/537.36`,
      'Yandex',
      'Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0', 'Firefox', 'Linux'],
    [
      `Mozilla/5.0 (Linux; Android 16; SM-S931B) ${WEBKIT} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [`${IPHONE} Version/19.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
    [`${IPHONE} CriOS/146.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15',
      'Safari',
      'macOS',
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/146.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
    ['curl/8.5.0', null, null],
    [null, null, null],
  ])('%s', (userAgent, browser, system) => {
    expect(readDevice(userAgent)).toEqual({ browser, system })
  })

  test('a new version of a browser is no new device, another browser is', () => {
    expect(isSameDevice(readDevice(CHROME), readDevice(CHROME.replace('146', '147')))).toBe(true)
    expect(isSameDevice(readDevice(CHROME), readDevice(`${CHROME} Edg/146.0.0.0`))).toBe(false)
    expect(isSameDevice(readDevice(CHROME), readDevice(CHROME.replace('Windows NT 10.0', 'X11; Linux')))).toBe(false)
  })
})
