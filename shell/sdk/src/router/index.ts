/**
 * What 'react-router-dom' is in a built page. A shared package ships whole, and most of this one (data routers, server rendering) is of
 * no use here: this list is 40 KiB lighter on the first page. Remotes import 'react-router-dom' as usual; the build leads them here.
 */
export {
  BrowserRouter, MemoryRouter, Link, Navigate, NavLink, Outlet, Route, Router, Routes,
  createPath, createRoutesFromChildren, createRoutesFromElements, createSearchParams, generatePath, matchPath, matchRoutes, parsePath, resolvePath,
  useHref, useInRouterContext, useLinkClickHandler, useLocation, useMatch, useNavigate, useNavigationType, useOutlet, useOutletContext,
  useParams, useResolvedPath, useRoutes, useSearchParams,
} from 'react-router';
