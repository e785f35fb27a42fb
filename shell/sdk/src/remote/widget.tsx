import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from './lazy-part';
import { loadExposed } from './loader';
import { RetryBoundary } from './retry-boundary';
import type { WidgetName, WidgetRemote, Widgets } from './widgets';
import { WidgetFailure } from './widget-failure';

export interface WidgetProps<R extends WidgetRemote, N extends WidgetName<R>> {
  remote: R;
  name: N;
  props: Widgets[R][N];
  /** Kept free while the widget loads and if it fails, so that nothing jumps. Pixels, or any CSS length. */
  height: number | string;
  /** Drawn while it loads; nothing but the space by default. */
  fallback?: ReactNode;
}

/** A part of another remote, loaded by the shell. It fails and is retried on its own. */
export function Widget<R extends WidgetRemote, N extends WidgetName<R>>({ remote, name, props, height, fallback }: WidgetProps<R, N>) {
  return (
    <div style={{ minHeight: height }}>
      <RetryBoundary source={`${remote}/${name}`} fallback={({ retry }) => <WidgetFailure retry={retry} />}>
        {(attempt) => {
          const Content = componentOf(remote, name, attempt) as ComponentType<object>;
          return <Suspense fallback={fallback ?? null}><Content {...(props as object)} /></Suspense>;
        }}
      </RetryBoundary>
    </div>
  );
}

// A lazy component must be the same at every render, else React starts over each time: hence not made inside a component.
const components = new Map<string, ComponentType<never>>();

function componentOf(remote: WidgetRemote, name: string, attempt: number): ComponentType<never> {
  const key = `${remote}/${name}#${attempt}`;
  const known = components.get(key);
  if (known) return known;
  const component = lazyPart(async () => componentIn(await loadExposed(remote, `./${name}`, attempt), key));
  components.set(key, component);
  return component;
}

function componentIn(module: unknown, key: string): { default: ComponentType } {
  if (typeof module === 'object' && module !== null && 'default' in module && typeof module.default === 'function') {
    return { default: module.default as ComponentType };
  }
  throw new Error(`${key} has no component as default export`);
}
