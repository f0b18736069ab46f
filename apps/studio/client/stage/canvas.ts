import { Application } from 'pixi.js';
import 'pixi.js/unsafe-eval';

const RESOLUTION_MAX = 2;
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/** Whether WebGL is drawn by a graphics chip. Drawn by the processor it is many times slower than a plain 2D canvas. */
function hasGraphicsChip(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (gl === null) return false;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = gl.getParameter(info === null ? gl.RENDERER : info.UNMASKED_RENDERER_WEBGL);
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return !SOFTWARE.test(String(renderer));
}

/** A transparent canvas that fills `host`. It stands still until its ticker is started. */
export async function createCanvas(host: HTMLElement): Promise<Application> {
  const app = new Application();
  await app.init({
    preference: hasGraphicsChip() ? ['webgl', 'canvas'] : ['canvas'],
    backgroundAlpha: 0,
    antialias: true,
    autoDensity: true,
    autoStart: false,
    resolution: Math.min(window.devicePixelRatio, RESOLUTION_MAX),
  });
  app.canvas.setAttribute('aria-hidden', 'true');
  host.append(app.canvas);
  return app;
}
