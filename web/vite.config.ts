import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { splitCode } from './chunks.ts'

export default defineConfig({
  plugins: [react()],
  build: {
    manifest: true,
    target: 'es2022',
    // Fonts and pictures are files of their own: the page's policy allows no data: fonts.
    assetsInlineLimit: 0,
    // Every browser we support preloads modules by itself.
    modulePreload: { polyfill: false },
    // pdf.js, which is loaded with the first document that is shown
    chunkSizeWarningLimit: 520,
    rolldownOptions: {
      // a file may export to the others what its module does not
      preserveEntrySignatures: 'allow-extension',
      output: { codeSplitting: splitCode(import.meta.dirname) },
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env['API_PORT'] ?? '4100'}` } },
})
