import { unstableSetRender } from 'antd/es/config-provider/UnstableContext';
import { createRoot, type Root } from 'react-dom/client';

const roots = new WeakMap<Element | DocumentFragment, Root>();

/**
 * antd 5 draws its click wave with a React 18 call that React 19 no longer has. The published patch package does the same as
 * this, but pulls in the whole of antd (471 instead of 229 KiB on the first page).
 */
export function letAntdRenderWithReact19(): void {
  unstableSetRender((node, container) => {
    const root = roots.get(container) ?? createRoot(container);
    roots.set(container, root);
    root.render(node);
    return async () => {
      // After the present render, which React would otherwise complain about.
      await Promise.resolve();
      root.unmount();
      roots.delete(container);
    };
  });
}
