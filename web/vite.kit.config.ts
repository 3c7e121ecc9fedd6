// The kit page: every piece of web/src/ui in its states. A build of its own, because the API serves all of web/dist.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: 'dist-kit',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'kit.html' },
  },
  server: { port: 5174 },
})
