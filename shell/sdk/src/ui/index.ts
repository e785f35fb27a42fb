/** The antd pieces that the sign-in page is made of. Piece by piece: the shared antd ships whole, and is for the pages after it. */
export { default as Alert } from 'antd/es/alert';
export { default as Button } from 'antd/es/button';
export { default as Checkbox } from 'antd/es/checkbox';
export { default as Divider } from 'antd/es/divider';
export { default as Form } from 'antd/es/form';
export type { FormInstance, FormProps } from 'antd/es/form';
export { default as Input } from 'antd/es/input';
export type { InputRef } from 'antd/es/input';
export { default as Spin } from 'antd/es/spin';
